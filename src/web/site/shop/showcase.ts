/** A picture of the shop's page: `url` whole, `small` for a tile; its size in pixels keeps its place on the page. */
export type PublicPicture = {
  url: string;
  small: string;
  alt: string;
  width: number;
  height: number;
};
export type Showcase = { logo: PublicPicture | null; photos: PublicPicture[] };

# syntax=docker/dockerfile:1
# docker build --build-arg BUILD_COMMIT="$(git rev-parse --short HEAD)" --build-arg BUILD_DATE="$(git log -1 --format=%cI)" -t etabli .

FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json ./
COPY scripts/trim.js scripts/
RUN npm ci --no-audit --no-fund
COPY . .
# Said by /healthz; the image holds no repository.
ARG BUILD_COMMIT=""
ARG BUILD_DATE=""
# Node and PostgreSQL come from images of their own.
RUN BUILD_COMMIT="$BUILD_COMMIT" BUILD_DATE="$BUILD_DATE" npm run release -- --server --folder \
 && mv release/etabli-* /app

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app /app
# The program belongs to root and is only read; what it writes is in /data.
RUN install --directory --owner=node --group=node --mode=0700 /data
VOLUME /data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=90s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.js"]

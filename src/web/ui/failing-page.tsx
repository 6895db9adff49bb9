import { Component, type ErrorInfo, type ReactNode } from "react";

type Props = { children: ReactNode; onError?: (error: Error) => void };
type State = { failed: boolean };

/**
 * Around everything a browser draws: what nothing else caught leaves a page that says so, instead of a blank one.
 * It needs no style sheet, no provider and no storage, since any of them may be what failed.
 */
export class FailingPage extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    console.error(error, componentStack);
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main role="alert" style={{ padding: 24, textAlign: "center" }}>
        <h1>Une erreur est survenue</h1>
        <p>
          Rien n’a été perdu. <a href="/">Revenir à l’accueil</a>
        </p>
      </main>
    );
  }
}

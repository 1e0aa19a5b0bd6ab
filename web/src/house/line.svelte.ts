/** The page's socket and how it fares. */
import { HouseSocket, type Line } from "../wire/socket";

class HouseLine {
  state = $state<Line>("connecting");
  readonly socket = new HouseSocket(
    () => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`,
    (state) => (this.state = state),
  );

  begin(): void {
    addEventListener("online", () => this.socket.retry());
    addEventListener("offline", () => this.socket.lose());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.socket.retry();
    });
  }
}

export const line = new HouseLine();

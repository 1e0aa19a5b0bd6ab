import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused } from "./rest";
import { HouseSocket, type Line } from "./socket";
import type { Asking, Telling, Update } from "./types.gen";

class Fake {
  static all: Fake[] = [];
  sent: Asking[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Fake.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Asking);
  }
  close(): void {
    this.onclose?.();
  }
  open(): void {
    this.onopen?.();
  }
  tell(frame: Telling): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const last = (): Fake => {
  const found = Fake.all.at(-1);
  if (!found) throw new Error("no socket was made");
  return found;
};
const update = (n: number, seat: number | null = 0): Update => ({ type: "update", table: "T", seat, n });
let lines: Line[] = [];

function house(): HouseSocket {
  return new HouseSocket(() => "ws://house.example", (line) => lines.push(line), () => new Fake() as unknown as WebSocket);
}

beforeEach(() => {
  vi.useFakeTimers();
  Fake.all = [];
  lines = [];
});
afterEach(() => vi.useRealTimers());

const watcher = () => ({ update: vi.fn(), people: vi.fn(), refused: vi.fn() });

test("comes back after a break and asks for what it missed", () => {
  const socket = house();
  const seen = watcher();
  socket.watch("T", 0, seen);
  vi.advanceTimersByTime(0);
  last().open();
  expect(last().sent).toEqual([{ type: "watch", table: "T", seat: 0, since: 0, actions: false }]);
  last().tell(update(1));
  last().tell(update(2));
  const first = last();
  first.close();
  expect(lines).toEqual(["open", "connecting", "lost"]);
  vi.advanceTimersByTime(0);
  expect(Fake.all.length).toBe(2);
  last().open();
  expect(last().sent).toEqual([{ type: "watch", table: "T", seat: 0, since: 2, actions: false }]);
  first.onmessage?.({ data: "{}" });
  last().tell(update(2));
  last().tell(update(3));
  expect(seen.update.mock.calls.map(([frame]) => (frame as Update).n)).toEqual([1, 2, 2, 3]);
});

test("waits longer after each vain try, with some chance in it, and not at all when asked", () => {
  const socket = house();
  socket.watch("T", null, watcher());
  for (const most of [0, 625, 1250, 2500, 5000, 5000]) {
    const before = Fake.all.length;
    vi.advanceTimersByTime(most);
    expect(Fake.all.length).toBe(before + 1);
    last().close();
  }
  const before = Fake.all.length;
  socket.retry();
  vi.advanceTimersByTime(0);
  expect(Fake.all.length).toBe(before + 1);
});

test("a bot that thinks long is shown at its own table alone", () => {
  const socket = house();
  const [here, elsewhere] = [{ ...watcher(), thinks: vi.fn() }, { ...watcher(), thinks: vi.fn() }];
  socket.watch("T", 0, here);
  socket.watch("U", null, elsewhere);
  vi.advanceTimersByTime(0);
  last().open();
  last().tell({ type: "thinks", table: "T", seat: 2 });
  expect(here.thinks).toHaveBeenCalledWith(2);
  expect(elsewhere.thinks).not.toHaveBeenCalled();
});

test("an action is sent again under the same name until the house has answered", async () => {
  const socket = house();
  const done = socket.act({ table: "T", seat: 0, ask: "0.1", action: { do: "pass" } });
  vi.advanceTimersByTime(0);
  last().open();
  const [first] = last().sent;
  last().close();
  vi.advanceTimersByTime(0);
  last().open();
  expect(last().sent).toEqual([first]);
  last().tell({ type: "done", ref: (first as { ref: string }).ref });
  await done;
  last().close();
  vi.advanceTimersByTime(60_000);
  expect(Fake.all.length).toBe(2);
});

test("a refusal is the answer, but a house that cannot write is asked again", async () => {
  const socket = house();
  socket.watch("T", 0, watcher());
  vi.advanceTimersByTime(0);
  last().open();
  const done = socket.act({ table: "T", seat: 0, ask: "0.1", action: {} });
  const ref = (last().sent.at(-1) as { ref: string }).ref;
  last().tell({ type: "refused", ref, reason: { key: "refuse-store", arguments: {} }, rule: "" });
  vi.advanceTimersByTime(1000);
  expect(last().sent.filter((frame) => frame.type === "act").length).toBe(2);
  last().tell({ type: "refused", ref, reason: { key: "refuse-stale-ask", arguments: {} }, rule: "§4" });
  await expect(done).rejects.toEqual(expect.objectContaining({ rule: "§4", reason: { key: "refuse-stale-ask", arguments: {} } }));
});

test("a line that says nothing for long is given up", () => {
  const socket = house();
  socket.watch("T", 0, watcher());
  vi.advanceTimersByTime(0);
  last().open();
  vi.advanceTimersByTime(25_000);
  expect(last().sent.at(-1)).toEqual({ type: "ping" });
  last().tell({ type: "pong", time: 0 });
  vi.advanceTimersByTime(25_000);
  expect(Fake.all.length).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect(lines.at(-1)).toBe("lost");
  vi.advanceTimersByTime(1);
  expect(Fake.all.length).toBe(2);
});

test("several eyes on one table, each with its own count; who looks away is told of nothing more", () => {
  const socket = house();
  const [one, other] = [watcher(), watcher()];
  socket.watch("T", 0, one);
  const away = socket.watch("T", 1, other);
  vi.advanceTimersByTime(0);
  last().open();
  last().tell(update(1, 0));
  last().tell(update(1, 1));
  last().tell(update(2, 1));
  away();
  last().tell(update(3, 1));
  expect(last().sent.at(-1)).toEqual({ type: "unwatch", table: "T", seat: 1 });
  expect([one.update.mock.calls.length, other.update.mock.calls.length]).toEqual([1, 2]);
});

test("a table that is not shown says why", () => {
  const socket = house();
  const seen = watcher();
  socket.watch("T", 0, seen);
  vi.advanceTimersByTime(0);
  last().open();
  last().tell({ type: "refused", ref: "", reason: { key: "refuse-not-your-seat", arguments: {} }, rule: "" });
  expect(seen.refused.mock.calls[0]?.[0]).toBeInstanceOf(Refused);
});

test("an action that is not answered for a while makes everybody doubt the line, until something is heard", () => {
  const socket = house();
  socket.watch("T", 0, watcher());
  vi.advanceTimersByTime(0);
  last().open();
  lines = [];
  void socket.act({ table: "T", seat: 0, ask: "1", action: {} });
  vi.advanceTimersByTime(2000);
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(lines).toEqual(["lost"]);
  expect(Fake.all.length).toBe(1); // slow is not gone
  last().tell(update(1));
  expect(lines).toEqual(["lost", "open"]);
});

test("where there is no network nobody waits for silence, and what was not answered is sent again", () => {
  const socket = house();
  socket.watch("T", 0, watcher());
  vi.advanceTimersByTime(0);
  last().open();
  void socket.act({ table: "T", seat: 0, ask: "1", action: {} });
  const sent = last().sent.at(-1);
  lines = [];
  socket.lose();
  expect(lines).toEqual(["connecting", "lost"]);
  socket.retry();
  vi.advanceTimersByTime(0);
  last().open();
  expect(last().sent.at(-1)).toEqual(sent);
});

test("who is called otherwise now is told to whoever watches", () => {
  const socket = house();
  const seen = watcher();
  socket.watch("T", 0, seen);
  socket.introduce({ id: "p", name: "Anna", crest: "owl", kind: "guest" });
  expect(seen.people).toHaveBeenCalledWith({ p: { id: "p", name: "Anna", crest: "owl", kind: "guest" } });
});

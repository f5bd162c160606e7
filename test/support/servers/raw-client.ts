import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A client on a bare socket, which can disconnect at any moment. */
export class RawClient {
  readonly socket: Socket;
  #chunks: Buffer[] = [];
  #length = 0;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on('data', (bytes) => {
      this.#chunks.push(bytes);
      this.#length += bytes.length;
    });
    // A reset is also an end: 'close' follows.
    socket.on('error', () => socket.destroy()).setMaxListeners(0);
  }

  static async to(url: string): Promise<RawClient> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return new RawClient(socket);
  }

  request(method: string, path: string, headers: Readonly<Record<string, string>> = {}): void {
    const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
    this.socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  }

  /** Resolves when this many bytes were received, or the connection is closed. */
  async has(bytes: number): Promise<void> {
    while (this.#length < bytes && !this.socket.destroyed)
      await new Promise<void>((resolve) => {
        this.socket.once('data', () => resolve()).once('close', () => resolve());
      });
  }

  /** The next whole response; undefined if the connection closes before it is whole. */
  async answer(): Promise<RawAnswer | undefined> {
    for (;;) {
      const received = Buffer.concat(this.#chunks);
      const answer = wholeIn(received);
      if (answer !== undefined) this.#keep(received.subarray(answer.bytes));
      if (answer !== undefined || this.socket.destroyed) return answer;
      await this.has(this.#length + 1);
    }
  }

  cut(): void {
    this.socket.destroy();
  }

  #keep(rest: Buffer): void {
    this.#chunks = [rest];
    this.#length = rest.length;
  }
}

export type RawAnswer = Readonly<{ status: number; headers: ReadonlyMap<string, string>; body: string }>;

function wholeIn(received: Buffer): (RawAnswer & { bytes: number }) | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [status = '', ...lines] = received.subarray(0, end).toString().split('\r\n');
  const headers = new Map(lines.map((line) => [line.split(':')[0]?.toLowerCase() ?? '', line.replace(/^[^:]+: /, '')]));
  const bytes = end + 4 + Number(headers.get('content-length'));
  if (received.length < bytes) return undefined;
  return { status: Number(status.split(' ')[1]), headers, body: received.subarray(end + 4, bytes).toString(), bytes };
}

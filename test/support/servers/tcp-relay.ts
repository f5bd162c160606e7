import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP relay in front of a PostgreSQL server that simulates network failures. */
export class TcpRelay {
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((client) => this.#accept(client));
  readonly #target: URL;
  #isMute = false;

  private constructor(target: URL) {
    this.#target = target;
  }

  /** In front of the database at the URL, which may contain a socket's folder. */
  static async to(url: string): Promise<TcpRelay> {
    const relay = new TcpRelay(new URL(url));
    relay.#server.listen(0, '127.0.0.1');
    await once(relay.#server, 'listening');
    return relay;
  }

  /** The URL of the database through the relay. */
  get url(): string {
    const url = new URL(this.#target);
    url.searchParams.delete('host');
    url.host = `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return url.href;
  }

  /** Drops all traffic from now on, as if the host had vanished: nothing is rejected or closed. */
  vanish(): void {
    this.#isMute = true;
    for (const socket of this.#sockets) socket.unpipe();
  }

  /** New connections work again; existing ones stay blocked. */
  comeBack(): void {
    this.#isMute = false;
  }

  /** Closes every connection, like a server that stops. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #accept(client: Socket): void {
    this.#keep(client);
    if (this.#isMute) return;
    const { hostname, port, searchParams } = this.#target;
    const folder = searchParams.get('host');
    const server = this.#keep(folder ? connect(`${folder}/.s.PGSQL.5432`) : connect(Number(port || 5432), hostname));
    client.pipe(server).pipe(client);
  }

  #keep(socket: Socket): Socket {
    this.#sockets.add(socket);
    return socket.on('error', () => {}).on('close', () => this.#sockets.delete(socket));
  }
}

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on a free port of this machine, and prints where. */
export const announce = (server: Server) =>
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    console.log(JSON.stringify({ msg: 'listening', url: `http://127.0.0.1:${port}` }));
  });

import type { Server } from 'node:net';
import { StartError } from './start-error.ts';

/** The variable that sets the port is named to the operator when the port is in use. */
export type Endpoint = Readonly<{ host: string; port: number; variable: 'PORT' | 'METRICS_PORT' }>;

/** Starts listening. Rejects with a StartError when the port is in use. */
export const listen = <S extends Server>(server: S, { host, port, variable }: Endpoint): Promise<S> =>
  new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? portInUse() : error);
    const portInUse = () =>
      new StartError(
        `port ${port} on ${host} is in use: stop the process that uses it, or set ${variable} to another port`,
      );
    server.once('error', fail).listen(port, host, () => {
      server.off('error', fail);
      resolve(server);
    });
  });

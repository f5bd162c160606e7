import type { RequestListener } from 'node:http';
import { answerWhileStarting } from '../../adapters/http/frame/sending/while-starting.ts';
import { type RunningServer, startServer } from './server.ts';

export type Entrance = RunningServer &
  Readonly<{
    /** From now on requests reach the service. */
    open(app: RequestListener): void;
  }>;

type Address = Readonly<{ host: string; port: number; baseUrl: string }>;

/** Takes the public port before anything slow is loaded. Requests receive 503 until it is opened. Rejects with a StartError when the port is in use. */
export async function takePort({ host, port, baseUrl }: Address): Promise<Entrance> {
  let listener: RequestListener = answerWhileStarting(baseUrl);
  const server = await startServer((req, res) => listener(req, res), host, port, baseUrl);
  return {
    ...server,
    open: (app) => {
      listener = app;
    },
  };
}

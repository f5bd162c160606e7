import type { RequestListener, ServerResponse } from 'node:http';

/** The responses that are not complete yet. */
export class OpenResponses {
  readonly #open = new Set<ServerResponse>();
  #isDraining = false;

  counting(listener: RequestListener): RequestListener {
    return (req, res) => {
      this.#open.add(res);
      res.once('close', () => this.#open.delete(res));
      if (this.#isDraining) res.setHeader('Connection', 'close');
      listener(req, res);
    };
  }

  /** Repeated for streams that were opened since the last call. */
  drain(): void {
    this.#isDraining = true;
    for (const res of this.#open) {
      if (!res.headersSent) res.setHeader('Connection', 'close');
      else if (isEventStream(res)) res.end();
    }
  }
}

/** Ends only when the client or the server closes it. */
const isEventStream = (res: ServerResponse): boolean =>
  String(res.getHeader('content-type')).startsWith('text/event-stream');

import { show } from './story.ts';

/** Speaks to the service as any client does, and shows what is said. */
export class Api {
  readonly #url: string;
  #token: string | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  /** Sends this bearer token from now on. */
  signIn(token: string): void {
    this.#token = token;
  }

  get<T>(path: string, headers: Readonly<Record<string, string>> = {}): Promise<T> {
    return this.#call<T>('GET', path, undefined, headers);
  }

  post<T>(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<T> {
    return this.#call<T>('POST', path, body, headers);
  }

  /** The answer's body, refusals included: the story shows those too. */
  async #call<T>(method: string, path: string, body: unknown, headers: Readonly<Record<string, string>>): Promise<T> {
    show('→', `${method} ${path}`, body);
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.#token !== undefined && { authorization: `Bearer ${this.#token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as T;
    show('←', `${response.status}`, answer);
    return answer;
  }
}

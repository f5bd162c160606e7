import { show } from './story.ts';

/** A client of the service's API that prints each request and response. */
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

  /** The response's body, also of an error, which the story shows too. */
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

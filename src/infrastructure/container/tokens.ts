import type { ServiceIdentifier } from 'inversify';
import type { Ports } from '../../application/ports/index.ts';
import type { Subjects } from './subjects.ts';

type Tokens<T> = { readonly [K in keyof T]: ServiceIdentifier<T[K]> };

/** A typed identifier for each key that is read from it. */
const tokens = <T>(group: string): Tokens<T> =>
  new Proxy({} as Tokens<T>, { get: (_target, name) => Symbol.for(`${group}.${String(name)}`) });

export const port = tokens<Ports>('port');
export const subject = tokens<Subjects>('subject');

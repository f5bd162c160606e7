import type { ServiceIdentifier } from 'inversify';
import type { Ports } from '../../application/ports/index.ts';
import type { Subjects } from './subjects.ts';

type Tokens<T> = { readonly [K in keyof T]: ServiceIdentifier<T[K]> };

/** A typed service identifier for each key. */
const tokens = <T>(group: string): Tokens<T> =>
  new Proxy({} as Tokens<T>, { get: (_target, name) => Symbol.for(`${group}.${String(name)}`) });

export const port = tokens<Ports>('port');
export const subject = tokens<Subjects>('subject');

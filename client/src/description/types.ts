import type { components, operations } from './api.ts';
import type { LISTS, OPERATIONS } from './operations.ts';

/** The named schemas of the API description. */
export type Schemas = components['schemas'];

export type OperationId = keyof operations;

type Content<R> = R extends { content: infer C } ? C[keyof C] : never;
type Responses<Id extends OperationId> = operations[Id]['responses'];
type Success<Id extends OperationId> = Content<Responses<Id>[200]>;
type Refused<Id extends OperationId> = Content<Responses<Id>[Exclude<keyof Responses<Id>, 200>]>;

/** What the method of an operation returns: `data` of the answer where it has that envelope, else the body. */
export type Data<Id extends OperationId> = (typeof OPERATIONS)[Id]['reply'] extends 'data'
  ? Success<Id> extends { data: infer D }
    ? D
    : never
  : (typeof OPERATIONS)[Id]['reply'] extends 'text'
    ? string
    : Success<Id>;

/** The name of a list with pages, such as `purchases`. */
export type ListName = keyof typeof LISTS;

/** One item of such a list. */
export type Item<Name extends ListName> =
  Data<(typeof LISTS)[Name]['page']> extends Record<(typeof LISTS)[Name]['items'], readonly (infer I)[]> ? I : never;

type BodyOf<B> = B extends { content: { 'application/json': infer J } } ? J : never;

/** Path, query and body of an operation; a part that the operation does not have must be absent. */
export type Input<Id extends OperationId> = Pick<operations[Id]['parameters'], 'path' | 'query'> & {
  [K in keyof Pick<operations[Id], 'requestBody'> as 'body']: BodyOf<operations[Id][K]>;
};

type CodeIn<B> = B extends { code?: infer C } ? Extract<C, string> : never;

/** The codes with which an operation is refused. */
export type ErrorCodeOf<Id extends OperationId> = CodeIn<Refused<Id>>;

/** Every code that the description lists. */
export type ErrorCode = { [Id in OperationId]: ErrorCodeOf<Id> }[OperationId];

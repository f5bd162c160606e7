export { type ApiClient, type ClientSettings, createClient } from './core/client.ts';
export type { CallOptions, Connection } from './core/connection.ts';
export type { Data, ErrorCode, ErrorCodeOf, Input, Item, ListName, OperationId, Schemas } from './description/types.ts';
export { ApiError, isApiError } from './http/api-error.ts';
export { TransportError } from './http/transport-error.ts';

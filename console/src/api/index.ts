export { api } from './client.ts';
export { useSandbox } from './sandbox.ts';
export { together } from './together.ts';
export { useAction } from './use-action.ts';
export { useOnline } from './use-online.ts';
export { operation, operationKey, useOperation } from './use-operation.ts';
export { usePages } from './use-pages.ts';
export { useSettled } from './use-settled.ts';

import type { OperatorUseCases } from '../../../application/operator/index.ts';
import { storeUnavailable } from '../../../domain/shared/failures.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { OperatorSession, Operators } from './operator.schemas.ts';

export const operatorRoutes = (operator: OperatorUseCases) => [
  route({
    method: 'get',
    path: '/api/operator/session',
    operationId: 'viewOperatorSession',
    tag: 'Operator',
    summary: 'Get the role of the signed-in operator',
    access: 'operator',
    outsideGate: true,
    limit: 'read',
    reply: data(OperatorSession, 'The role, and what it needs for changes'),
    fails: [storeUnavailable],
    handle: ({ caller: { wallet, admission } }) => ({ wallet, ...admission, fourEyes: operator.needsFourEyes() }),
  }),
  route({
    method: 'get',
    path: '/api/operator/operators',
    operationId: 'listOperators',
    tag: 'Operator',
    summary: 'List the operators',
    access: 'operator',
    limit: 'read',
    reply: data(Operators, 'The operators'),
    fails: [storeUnavailable],
    handle: async () => ({ operators: [...(await operator.listOperators())] }),
  }),
];

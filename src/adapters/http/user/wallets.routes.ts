import type { UserUseCases } from '../../../application/user/index.ts';
import { tooManyUserWallets, userWalletExists, userWalletNotFound } from '../../../domain/user/errors.ts';
import { data, done } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { AddWallet, RemovedWallet, ShownWallet, ShownWallets } from './wallets.schemas.ts';

const WALLETS = { path: '/api/user/wallets', tag: 'User', access: 'session' } as const;

export const userWalletRoutes = (user: UserUseCases) => [
  route({
    ...WALLETS,
    method: 'get',
    operationId: 'listWallets',
    summary: 'Get your list of wallets',
    description: 'The list is a convenience for the user: it does not prove who owns these wallets.',
    limit: 'read',
    reply: data(ShownWallets, 'The list'),
    fails: [],
    handle: async ({ caller }) => ({ wallets: await user.listWallets(caller.wallet) }),
  }),
  route({
    ...WALLETS,
    method: 'post',
    operationId: 'addWallet',
    summary: 'Add a wallet to your list',
    description: 'The address must be valid on its chain. A new primary wallet replaces the current one of its chain.',
    limit: 'write',
    body: AddWallet,
    reply: data(ShownWallet, 'Added'),
    fails: [userWalletExists, tooManyUserWallets],
    handle: async ({ body, caller }) => ({ wallet: await user.addWallet(caller.wallet, body.wallet) }),
  }),
  route({
    ...WALLETS,
    method: 'delete',
    operationId: 'removeWallet',
    summary: 'Remove a wallet from your list',
    description: 'Removes the record with this id from the list. The wallet itself is not affected.',
    limit: 'write',
    query: RemovedWallet,
    reply: done('Removed'),
    fails: [userWalletNotFound],
    handle: ({ query, caller }) => user.removeWallet(caller.wallet, query.id),
  }),
];

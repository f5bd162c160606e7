import { z } from 'zod';
import type { UserUseCases } from '../../../application/user/index.ts';
import { tooManyUserWallets, userWalletExists, userWalletNotFound } from '../../../domain/user/errors.ts';
import { toChainAddress } from '../../local/chain-address.ts';
import { data, done } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { line, orNull, time, withNulls } from '../frame/wire/wire.ts';

const chain = z.enum(['evm', 'sol', 'btc']).meta({ description: 'Any EVM chain, Solana or Bitcoin', example: 'evm' });
const id = z.string().meta({ description: 'Decimal digits', example: '7' });

const AddedWallet = z
  .strictObject({
    chain,
    address: z.string().min(1).max(100).meta({ description: 'A mainnet address of the chain' }),
    label: line(0, 100).exactOptional(),
    isEmbedded: z.boolean().default(false),
    embeddedWalletId: line(0, 100).exactOptional(),
    isPrimary: z
      .boolean()
      .default(false)
      .meta({ description: 'Whether this becomes the primary wallet of its chain, replacing the current one' }),
  })
  .transform((wallet, context) => {
    const address = toChainAddress(wallet.chain, wallet.address);
    if (address !== undefined) return { ...wallet, address };
    const message = `must be an address of the chain ${wallet.chain}`;
    context.issues.push({ code: 'custom', path: ['address'], message, input: wallet.address });
    return z.NEVER;
  });

const AddWallet = z.strictObject({ wallet: AddedWallet }).meta({
  id: 'AddWallet',
  description: 'A wallet to add to your list',
  example: { wallet: { chain: 'evm', address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', isPrimary: true } },
});

const UserWallet = withNulls({
  id,
  chain,
  address: z
    .string()
    .meta({ description: 'In the chain’s own notation', example: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }),
  label: orNull(z.string()),
  isEmbedded: z.boolean(),
  embeddedWalletId: orNull(z.string()),
  isPrimary: z.boolean(),
  createdAt: time,
}).meta({ id: 'UserWallet', description: 'A wallet in your list; ownership is not verified' });

const ShownWallet = z.object({ wallet: UserWallet }).meta({ id: 'ShownUserWallet', description: 'The wallet' });

const ShownWallets = z
  .object({ wallets: z.array(UserWallet).meta({ description: 'Oldest first' }) })
  .meta({ id: 'ShownUserWallets', description: 'Your list of wallets' });

const RemovedWallet = z.strictObject({
  id: z
    .string()
    .regex(/^[0-9]{1,100}$/, 'must contain only digits')
    .meta({ description: 'The record’s id', example: '7' }),
});

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

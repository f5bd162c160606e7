import { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import type { GasPrices } from '../../../application/ports/fee.ts';
import type { SignedTransactions } from '../../../application/ports/transfer.ts';
import type { InMemoryAccounts } from '../../chain/memory/accounts.memory.ts';
import { answerAsNode, NodeError } from '../../chain/memory/node.memory.ts';
import type { Faucet } from '../../sandbox/faucet.ts';
import { frameTrouble } from '../frame/failure/frame-failures.ts';
import { sendProblem } from '../frame/failure/problem.ts';
import { readJson } from '../frame/serving/body.ts';
import { parse } from '../frame/wire/parse.ts';
import { walletAddress } from '../frame/wire/wire.ts';
import { sandboxChainUnknown, sandboxFundsExhausted } from './failures.ts';

const Funding = z.strictObject({ wallet: walletAddress });
const Question = z.strictObject({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.int(), z.string().max(100)]),
  method: z.string().max(100),
  params: z.array(z.unknown()).max(10).default([]),
});

const A_UNIT = { gas: 1n, bytes: 0 };

export type PlayedChains = Readonly<{
  chains: ReadonlyMap<number, InMemoryAccounts>;
  signedTransactions: SignedTransactions;
  faucet: Faucet;
  gasPrices: GasPrices;
}>;

/** `/sandbox/funds` fills a wallet, and `/sandbox/chains/{chainId}` is a node of an in-memory chain (JSON-RPC). */
export function chainPages({ chains, signedTransactions, faucet, gasPrices }: PlayedChains): Router {
  const pages = Router();
  pages.post('/sandbox/funds', async (req: Request, res: Response) => {
    const { wallet } = parse(Funding, await readJson(req, res)) as z.output<typeof Funding>;
    if (faucet.fund(wallet)) return void res.json({ success: true });
    sendProblem(res, frameTrouble(sandboxFundsExhausted));
  });
  pages.post('/sandbox/chains/:chainId', async (req: Request, res: Response) => {
    const accounts = chains.get(Number(req.params.chainId));
    if (accounts === undefined) return void sendProblem(res, frameTrouble(sandboxChainUnknown));
    const gasPrice = () => gasPrices.costOf(accounts.blocks.chainId, A_UNIT);
    const { id, method, params } = parse(Question, await readJson(req, res)) as z.output<typeof Question>;
    try {
      const result = await answerAsNode({ accounts, signedTransactions, gasPrice }, method, params);
      res.json({ jsonrpc: '2.0', id, result });
    } catch (cause) {
      if (!(cause instanceof NodeError)) throw cause;
      const { code, message, data } = cause;
      res.json({ jsonrpc: '2.0', id, error: { code, message, ...(data !== undefined && { data }) } });
    }
  });
  return pages;
}

// The required minimum: what every service of this kind needs at least. Express, its JSON parser, a rate limit in memory, zod, and
// the same signing as the service. No authentication, rules, records or log.
import { createServer } from 'node:http';
import express from 'express';
import { rateLimit } from 'express-rate-limit';
import { z } from 'zod';
import type { WalletAddress } from '../../src/domain/shared/wallet-address.ts';
import { announce } from './announce.ts';
import { keptAnswers } from './kept.ts';
import { authorized, signedIn } from './least-work.ts';

const address = z.custom<WalletAddress>((text) => typeof text === 'string' && /^0x[a-fA-F0-9]{40}$/.test(text));
const SignIn = z.object({ message: z.string(), signature: z.string(), issueToken: z.boolean().optional() });
const Order = z.object({ wallet: address, amount: z.string().regex(/^\d+$/), paymentToken: address });

const app = express()
  .use(rateLimit({ windowMs: 60_000, limit: 100_000_000, standardHeaders: 'draft-8', legacyHeaders: false }))
  .use(express.json({ limit: '1mb' }))
  .use(
    '/kept',
    keptAnswers((_request, _response, next) => next()),
  )
  .post('/api/siwe', (request, response) => void response.json(signedIn(SignIn.parse(request.body))))
  .post('/api/sale/authorize', async (request, response) => {
    response.json(await authorized(Order.parse(request.body)));
  });

announce(createServer(app));

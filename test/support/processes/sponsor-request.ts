import { z } from 'zod';
import { SponsorRequest } from '../../../src/adapters/http/paymaster/paymaster.routes.ts';
import { readConfig } from '../../../src/infrastructure/config/read-config.ts';
import { buildContainer } from '../../../src/infrastructure/container/container.ts';
import { subject } from '../../../src/infrastructure/container/tokens.ts';
import { openTools } from '../../../src/infrastructure/container/tools.ts';
import { silent } from '../../../src/infrastructure/observability/silent.ts';
import { ANY_INQUIRY } from '../fixtures/decision-fixtures.ts';
import { printLine } from './print-line.ts';

// Sponsors one request in a separate service; prints the task when it is done.

const [, , env = '', body = ''] = process.argv;

const config = readConfig(JSON.parse(env));
const tools = await openTools(config, silent());
const container = await buildContainer(config, tools);
const { chainId, feeQuote, request } = z.decode(SponsorRequest, JSON.parse(body));
const { amountAfterFee, ...quote } = feeQuote;
const wish = { chainId, quote, request, network: 'a child' };
const { taskId } = await container.get(subject.paymaster).sponsor(wish, ANY_INQUIRY);
printLine(taskId);

import { z } from 'zod';
import { besidesGas, expectedGasPrice, gasMarketOf, type RollupFees } from '../../../domain/fee/gas.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { TransferOrder } from '../../../domain/transfer/transfer-order.ts';
import type { TransferOutlook } from '../../../domain/transfer/transfer-outlook.ts';
import { dataGasIn } from '../gas/rollup-fees.ts';
import { gaslessOutlookIn } from '../gasless/gasless-reads.ts';
import { UnexpectedAnswer } from '../rpc/errors.ts';
import type { Settled } from '../rpc/json-rpc-client.ts';
import { decodeResults } from '../rpc/multicall.ts';
import { Count, Data, parse, Time, Wei } from '../rpc/wire.ts';
import { simulationIn } from './simulation.ts';
import { type Question, type StateRead, type Subject, stateReads } from './transfer-questions.ts';

/** The results of the calls about a transfer. */
export type Answers = ReadonlyMap<Question, Settled>;

/** A price above a billion coins per gas can only come from a broken node. */
const GasPrice = Wei.refine((wei) => wei < 2n ** 90n);
const Head = z.object({ baseFeePerGas: GasPrice, timestamp: Time });
/** EIP-7702: an account that delegates to a contract is still a user's account. */
const DELEGATED = /^0xef0100[\da-f]{40}$/;
const OneWord = /^0x[\da-f]{64}$/;

/** The outlook and the time of the newest block. Throws RpcError and UnexpectedAnswer. */
export function outlookIn(answers: Answers, subject: Subject): Readonly<{ outlook: TransferOutlook; headAt: Date }> {
  const { order, sponsored } = subject;
  const { baseFeePerGas: baseFee, timestamp: headAt } = parse(Head, resultOf(answers, 'head'), 'head with a base fee');
  const tip = answers.has('tip') ? parse(GasPrice, resultOf(answers, 'tip'), 'tip') : 0n;
  const state = stateIn(answers, subject);
  const code = parse(Data, resultOf(answers, 'recipientCode'), 'code');
  const operator = operatorFees(state);
  const dataGas = answers.has('sponsoredDataGas') ? dataGasIn(bytesOf(answers, 'sponsoredDataGas')) : 0n;
  const perGas = expectedGasPrice(gasMarketOf(order.chainId), baseFee, tip);
  const sponsoredFees = { data: dataFee(state, 'sponsoredDataFee', order), ...operator };
  const [coins, tokens] = [required(wordIn(state, 'coins')), wordIn(state, 'tokens')];
  const gasless = gaslessIn(state, subject);
  const outlook = {
    nonce: BigInt(parse(Count, resultOf(answers, 'nonce'), 'nonce')),
    coins,
    ...(tokens !== undefined && { tokens }),
    simulation: simulationIn({ call: answers.get('call'), estimate: answerTo(answers, 'gas') }),
    baseFee,
    tip,
    besidesGas: { data: dataFee(state, 'dataFee', order), ...operator } satisfies RollupFees,
    recipientIsContract: code !== '0x' && !DELEGATED.test(code),
    sponsoredWei: perGas * (sponsored.gas + dataGas) + besidesGas(sponsoredFees, sponsored.gas),
    ...(gasless && { gasless }),
  };
  return { outlook, headAt };
}

function answerTo(answers: Answers, question: Question): Settled {
  const settled = answers.get(question);
  if (settled === undefined) throw new UnexpectedAnswer(`no request was made for ${question}`);
  return settled;
}

function resultOf(answers: Answers, question: Question): unknown {
  const settled = answerTo(answers, question);
  if ('refusal' in settled) throw settled.refusal;
  return settled.result;
}

const bytesOf = (answers: Answers, question: Question): Hex => parse(Data, resultOf(answers, question), 'call result');

type State = ReadonlyMap<StateRead, Hex>;

/** Without the calls that failed or returned nothing. */
function stateIn(answers: Answers, subject: Subject): State {
  const reads = stateReads(subject);
  const results = decodeResults(bytesOf(answers, 'state'), reads.length);
  return new Map(
    reads.flatMap(([name], i) => {
      const result = results[i];
      return result === undefined ? [] : [[name, result] as const];
    }),
  );
}

/** Undefined for a result that is not exactly one word. */
function wordIn(state: State, name: StateRead): bigint | undefined {
  const result = state.get(name);
  return result !== undefined && OneWord.test(result) ? BigInt(result) : undefined;
}

const gaslessIn = (state: State, { gasless }: Subject) =>
  gasless && gaslessOutlookIn({ word: (name) => wordIn(state, name), bytes: (name) => state.get(name) }, gasless);

/** Chains before the upgrade that introduced operator fees have none, for the least and the most gas alike. */
function operatorFees(state: State): Pick<RollupFees, 'operatorLeast' | 'operatorMost'> {
  const [operatorLeast, operatorMost] = [wordIn(state, 'operatorLeast'), wordIn(state, 'operatorMost')];
  if (operatorLeast === undefined && operatorMost === undefined) return { operatorLeast: 0n, operatorMost: 0n };
  if (operatorLeast === undefined || operatorMost === undefined || operatorMost < operatorLeast)
    throw new UnexpectedAnswer('the operator fee decreases as gas increases');
  return { operatorLeast, operatorMost };
}

const dataFee = (state: State, name: StateRead, { chainId }: TransferOrder): bigint =>
  gasMarketOf(chainId).dataFees === 'apart' ? required(wordIn(state, name)) : 0n;

function required(word: bigint | undefined): bigint {
  if (word === undefined) throw new UnexpectedAnswer('a contract deployed on every chain of this kind did not respond');
  return word;
}

import { type FunctionFragment, Interface, type ParamType } from 'ethers';
import type { CallReader } from '../../application/ports/compliance.ts';
import { type AddressPlaces, addressShaped } from '../../domain/call/address-shaped.ts';
import { KNOWN_FUNCTIONS } from '../../domain/call/known-functions.ts';
import { type CallReading, MOST_PARTIES, MOST_SUSPECTS } from '../../domain/call/parties-of-call.ts';
import { fromHex, type Hex } from '../../domain/shared/hex.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { checksumAddress } from './address.ts';

const WORD = 32;

type Known = Readonly<{ functions: Interface; places: AddressPlaces }>;
let read: Known | undefined;

/** Read from their declarations with the first call: ethers takes 60 ms for them, which no start needs. */
function known(): Known {
  if (read === undefined) {
    const functions = new Interface(KNOWN_FUNCTIONS.map((declared) => `function ${declared}`));
    read = { functions, places: placesOf(functions) };
  }
  return read;
}

const BOUNDS = { parties: MOST_PARTIES + 1, suspects: MOST_SUSPECTS + 1 };

/** Decodes calls of known functions, and encodes them again: only what is then the same, byte for byte, is understood. */
export const abiCallReader: CallReader = {
  read(data: Hex): CallReading {
    if (data === '0x') return { understood: true, addresses: [], suspects: [], handedOn: [] };
    const inArguments = argumentsOf(data);
    const { parties, suspects } = searched(data);
    if (inArguments === undefined) return { understood: false, addresses: parties, suspects, handedOn: [] };
    const { addresses, handedOn } = inArguments;
    return { understood: true, addresses: [...new Set(addresses)], suspects, handedOn };
  },
};

type Arguments = Readonly<{ addresses: readonly WalletAddress[]; handedOn: readonly WalletAddress[] }>;

function argumentsOf(data: Hex): Arguments | undefined {
  try {
    const { functions } = known();
    const call = functions.parseTransaction({ data });
    if (call === null || functions.encodeFunctionData(call.fragment, call.args) !== data) return undefined;
    const read = call.fragment.inputs.map((input, at) => addressesIn(input, call.args[at]));
    return {
      addresses: read.flatMap(({ addresses }) => addresses),
      handedOn: read.flatMap(({ handedOn }) => handedOn),
    };
  } catch {
    // Too short, or a word that holds more than its type: ethers tells either only by throwing, the latter when it is touched.
    return undefined;
  }
}

/** What a recipient contract is handed as bytes may name somebody as well. */
function addressesIn(input: ParamType, value: unknown): Arguments {
  const addresses: WalletAddress[] = [];
  const handedOn: WalletAddress[] = [];
  input.walk(value, (type, leaf) => {
    if (type === 'address') addresses.push(leaf as WalletAddress);
    if (type === 'bytes') {
      const { parties, suspects } = searched(leaf as Hex);
      addresses.push(...parties);
      handedOn.push(...suspects);
    }
    return leaf;
  });
  return { addresses, handedOn };
}

function searched(data: Hex) {
  const { parties, suspects } = addressShaped(fromHex(data), known().places, BOUNDS);
  return { parties: checksummed(parties), suspects: checksummed(suspects) };
}

const checksummed = (found: ReadonlySet<Hex>): readonly WalletAddress[] =>
  [...found].map((digits) => checksumAddress(digits));

/** Of static arguments only, tuples included: what is dynamic has one word in the head, and no address in it. */
const wordsOf = ({ baseType, type, components }: ParamType): readonly string[] =>
  baseType === 'tuple' ? (components ?? []).flatMap(wordsOf) : [type];

const placesIn = ({ inputs }: FunctionFragment): readonly number[] =>
  inputs.flatMap(wordsOf).flatMap((type, at) => (type === 'address' ? [at * WORD] : []));

function placesOf(functions: Interface): AddressPlaces {
  const places = new Map<number, readonly number[]>();
  functions.forEachFunction((fragment) => {
    const at = placesIn(fragment);
    if (at.length > 0) places.set(Number(fragment.selector), at);
  });
  return places;
}

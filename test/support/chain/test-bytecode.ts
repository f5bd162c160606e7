/** Runtime code for anvil, for contracts that cannot be written in Solidity. */

const byte = (value: number) => value.toString(16).padStart(2, '0');

/** A token of which every account holds 10^18, and which responds to any other call in this way, with this data. */
export function oddToken(ending: 'returns' | 'reverts', data = '0x'): string {
  const digits = data.slice(2);
  const length = byte(digits.length / 2);
  // If the selector is balanceOf's jump to 0x1b, else copy the data from 0x2d on and end with it.
  const choose = '60003560e01c6370a0823114601b57';
  const end = `60${length}602d60003960${length}6000${ending === 'returns' ? 'f3' : 'fd'}`;
  const balance = '5b670de0b6b3a764000060005260206000f3';
  return `0x${choose}${end}${balance}${digits}`;
}

/** A GasPriceOracle with a data fee of a thousand wei per byte, and an operator fee of 5 wei plus 3 per million gas. */
export const GAS_PRICE_ORACLE_CODE =
  '0x60003560e01c63f1c7a58b14602657600435620f42409004600302600501600052602060' + '00f35b6004356103e80260005260206000f3';

/** A NodeInterface for which any data costs 30,000 gas. */
export const NODE_INTERFACE_CODE = '0x61753060005260606000f3';

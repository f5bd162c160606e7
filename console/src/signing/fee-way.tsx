import { useId } from 'react';
import css from './signing.module.css';

type FeeWayProps = Readonly<{ isGasless: boolean; onChange: (isGasless: boolean) => void }>;

const WAYS = [
  { gasless: false, title: 'In coins', text: 'The whole amount arrives; the wallet pays the fee of the network.' },
  {
    gasless: true,
    title: 'From the amount',
    text: 'A sponsor pays the network; its fee is taken from the amount. No coins are needed.',
  },
] as const;

/** How the fee is paid, where the service sponsors the transfer. */
export function FeeWay({ isGasless, onChange }: FeeWayProps) {
  const name = useId();
  return (
    <fieldset className={css.ways}>
      <legend>How to pay the fee</legend>
      {WAYS.map(({ gasless, title, text }) => (
        <label key={title} className={css.way}>
          <input type="radio" name={name} checked={gasless === isGasless} onChange={() => onChange(gasless)} />
          <span>
            {title}
            <small>{text}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

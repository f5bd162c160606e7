import { useId, useState } from 'react';
import { Amount, Button, Dialog, Loaded, Skeleton, TextField } from '../kit/index.ts';
import { shortened } from '../values/address.ts';
import { type Asset, matching, NATIVE, sameAsset } from '../values/assets.ts';
import { t } from './texts/index.ts';
import css from './tokens.module.css';
import { useAssets } from './use-assets.ts';

type TokenFieldProps = Readonly<{
  label: string;
  chainId: number;
  wallet?: `0x${string}` | undefined;
  value: Asset | undefined;
  onChange: (asset: Asset) => void;
  /** False where the coin of the chain cannot be chosen. */
  withCoin?: boolean;
}>;

const SHOWN = 60;

/** The chosen token; a dialog with what the wallet holds and every listed token changes it. */
export function TokenField({ label, chainId, wallet, value, onChange, withCoin = true }: TokenFieldProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={css.field}>
      <span id={`${id}-label`} className={css.label}>
        {label}
      </span>
      <button
        type="button"
        className={css.chosen}
        aria-haspopup="dialog"
        id={id}
        aria-labelledby={`${id}-label ${id}`}
        onClick={() => setOpen(true)}
      >
        {value === undefined ? t('choose') : <Named asset={value} />}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('choose')}>
        <Choices
          chainId={chainId}
          wallet={wallet}
          value={value}
          withCoin={withCoin}
          onChange={(asset) => {
            onChange(asset);
            setOpen(false);
          }}
        />
      </Dialog>
    </div>
  );
}

type ChoicesProps = Omit<Required<TokenFieldProps>, 'label' | 'wallet' | 'value'> &
  Pick<TokenFieldProps, 'wallet' | 'value'>;

function Choices({ chainId, wallet, value, onChange, withCoin }: ChoicesProps) {
  const [typed, setTyped] = useState('');
  const { assets, list } = useAssets({ chainId, wallet });
  const found = matching(assets, typed).filter(({ address }) => withCoin || address !== NATIVE);
  return (
    <div className={css.choices}>
      <TextField label={t('search')} placeholder={t('placeholder')} value={typed} onChange={setTyped} />
      <Loaded query={list} failed={t('failed')} skeleton={assets.length === 0 ? <Skeleton lines={5} /> : null}>
        {() => null}
      </Loaded>
      <p className={css.count} role="status">
        {found.length > 0 && t('shown', { shown: Math.min(found.length, SHOWN), found: found.length })}
        {found.length === 0 && list.isSuccess && t('none')}
      </p>
      <ul className={css.list} aria-label={t('tokens')}>
        {found.slice(0, SHOWN).map((asset) => (
          <li key={asset.address}>
            <Button variant="quiet" aria-pressed={sameAsset(asset, value)} onClick={() => onChange(asset)}>
              <span className={css.choice}>
                <Named asset={asset} />
                {asset.balance !== undefined && (
                  <span className={css.balance}>
                    <Amount units={asset.balance} decimals={asset.decimals} />
                  </span>
                )}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const Named = ({ asset: { symbol, name, address } }: Readonly<{ asset: Asset }>) => (
  <span className={css.named}>
    <strong>{symbol}</strong>
    <span className={css.name}>{address === NATIVE ? name : `${name} · ${shortened(address)}`}</span>
  </span>
);

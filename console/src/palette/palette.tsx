import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useState } from 'react';
import { Badge, Dialog } from '../kit/index.ts';
import { t as shell } from '../shell/texts/index.ts';
import { type Destination, destinationsOf, type Place, WORDS_OF_OPERATORS } from './destinations.ts';
import css from './palette.module.css';
import { t } from './texts/index.ts';

type PaletteProps = Readonly<{
  open: boolean;
  onClose: () => void;
  places: readonly Place[];
  isOperator: boolean;
}>;

const asPage = ({ to, label, text }: Place) => ({
  to,
  label,
  words: text === undefined ? (WORDS_OF_OPERATORS[to] ?? '') : t(`words.${text}`),
});

/** One field that leads everywhere: type, choose with the arrows, Enter. */
export default function Palette({ open, onClose, places, isOperator }: PaletteProps) {
  return (
    <Dialog open={open} onClose={onClose} title={shell('goTo')}>
      <Finder places={places} isOperator={isOperator} onClose={onClose} />
    </Dialog>
  );
}

function Finder({ places, isOperator, onClose }: Omit<PaletteProps, 'open'>) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const navigate = useNavigate();
  const id = useId();
  const found = destinationsOf(text, places.map(asPage), isOperator);
  const chosen = Math.min(at, found.length - 1);
  const go = (destination: Destination | undefined) => {
    if (destination === undefined) return;
    onClose();
    void navigate({ to: destination.to, search: destination.search ?? {} });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') go(found[chosen]);
    if (step === undefined || found.length === 0) return;
    event.preventDefault();
    setAt((chosen + step + found.length) % found.length);
  };
  return (
    <div className={css.finder}>
      <input
        className={css.field}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={found.length > 0 ? `${id}-${chosen}` : undefined}
        aria-label={isOperator ? 'A page, a person, a decision or a request' : t('aPage')}
        placeholder={isOperator ? 'Page, person, wallet, decision or request id' : t('aPagePlaceholder')}
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label={t('destinations')} className={css.list}>
        {found.map((destination, index) => (
          <div
            key={`${destination.label} ${destination.to}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className={css.option}
            onClick={() => go(destination)}
            onKeyDown={({ key }) => key === 'Enter' && go(destination)}
            onPointerMove={() => setAt(index)}
          >
            <span className={css.name}>{destination.label}</span>
            {isOperator && <Badge>{destination.kind}</Badge>}
          </div>
        ))}
      </div>
      {found.length === 0 && <p className={css.none}>{t('noSuchPage')}</p>}
    </div>
  );
}

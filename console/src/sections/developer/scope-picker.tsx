import { useId } from 'react';
import css from './developer.module.css';
import { allows, type Scope, scopesOf } from './scopes.ts';

type ScopePickerProps = Readonly<{
  chosen: readonly Scope[];
  onChange: (scopes: readonly Scope[]) => void;
  error: string | undefined;
}>;

/** Every scope with what it allows. The rarer ones are folded away. */
export function ScopePicker({ chosen, onChange, error }: ScopePickerProps) {
  const errorId = useId();
  const toggle = (scope: Scope, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, scope] : chosen.filter((one) => one !== scope));
  const list = (scopes: readonly Scope[]) =>
    scopes.map((scope) => <ScopeBox key={scope} scope={scope} isChosen={chosen.includes(scope)} onToggle={toggle} />);
  return (
    <fieldset className={css.scopes} {...(error !== undefined && { 'aria-describedby': errorId })}>
      <legend className={css.legend}>Scopes</legend>
      <div className={css.group}>{list(scopesOf('area'))}</div>
      <details className={css.group}>
        <summary className={css.groupTitle}>Scopes across areas</summary>
        <div className={css.group}>{list(scopesOf('across'))}</div>
      </details>
      <details className={css.group}>
        <summary className={css.groupTitle}>Scopes that open nothing in this version</summary>
        <div className={css.group}>{list(scopesOf('nothing'))}</div>
      </details>
      {error !== undefined && (
        <p id={errorId} className={css.scopeError} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

type ScopeBoxProps = Readonly<{
  scope: Scope;
  isChosen: boolean;
  onToggle: (scope: Scope, isChosen: boolean) => void;
}>;

function ScopeBox({ scope, isChosen, onToggle }: ScopeBoxProps) {
  const id = useId();
  return (
    <div className={css.choice}>
      <input
        id={id}
        type="checkbox"
        className={css.box}
        checked={isChosen}
        aria-describedby={`${id}-about`}
        onChange={(event) => onToggle(scope, event.target.checked)}
      />
      <div>
        <label htmlFor={id}>
          <code>{scope}</code>
        </label>
        <div id={`${id}-about`} className={css.about}>
          {allows(scope)}
        </div>
      </div>
    </div>
  );
}

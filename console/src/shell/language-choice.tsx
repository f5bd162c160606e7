import { Select } from '../kit/index.ts';
import { choose } from '../texts/choice.ts';
import { type Language, language } from '../values/language.ts';
import { t } from './texts/index.ts';

/** Each by its own name, so that everybody finds theirs. */
const CHOICES: readonly Readonly<{ value: Language; label: string }>[] = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
  { value: 'es', label: 'Español' },
];

/** The language of the console, in this browser. The page is loaded again. */
export const LanguageChoice = ({ isLabelHidden = false }: Readonly<{ isLabelHidden?: boolean }>) => (
  <Select label={t('language')} isLabelHidden={isLabelHidden} value={language()} onChange={choose} choices={CHOICES} />
);

import { catalogue } from '../../texts/catalogue.ts';

export const t = catalogue({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
});

import { page } from '../app/page.ts';
import { t as history } from '../history/texts/index.ts';
import { t as move } from '../sections/move/texts/index.ts';
import { t as shell } from '../shell/texts/index.ts';
import { t as signing } from '../signing/texts/index.ts';
import { t as tokens } from '../tokens/texts/index.ts';

export const transferRoute = page(
  '/move',
  () => shell('place.move'),
  () => import('../sections/move/transfer-page.tsx'),
  history,
  move,
  signing,
  tokens,
);

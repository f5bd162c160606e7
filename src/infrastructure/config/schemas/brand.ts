import { type Rgb, rgbOf } from '../../../domain/brand/contrast.ts';
import { all, decoding, parseContactUrl, readable, splitList } from './decoding.ts';

/** The colour of the light theme, and that of the dark one where it is given. */
export const colors = decoding((text) => {
  const known = all(splitList(text).map(rgbOf));
  return known === undefined || known.length > 2 ? undefined : (known as [Rgb, Rgb?]);
}, 'must be a colour such as #1d56c4, or one for the light and one for the dark theme, separated by a comma');

/** `label=url`, separated by commas. */
export const links = decoding((text) => {
  const known = all(
    splitList(text).map((item) => {
      const at = item.indexOf('=');
      const label = readable(item.slice(0, Math.max(at, 0)), 40);
      const url = parseContactUrl(item.slice(at + 1));
      return label === undefined || url === undefined ? undefined : { label, url };
    }),
  );
  return known === undefined || known.length > 8 ? undefined : known;
}, 'must be at most 8 links as label=url, separated by commas, with labels of at most 40 characters and https, mailto or tel URLs without a password');

import type { OpenFrame, Reading } from '../../../domain/chat/understanding.ts';
import { isJest, isQuoted } from '../elsewhere/set-apart.ts';
import { unlessAfterwards } from './afterwards.ts';
import { unlessDelayed } from './delay.ts';
import { isAction, NOT_UNDERSTOOD, unchanged } from './license.ts';

/** What is set apart in brackets as a joke, or in quotes, leaves the open request as it is. */
function unlessApart(reading: Reading, text: string, open: OpenFrame | undefined): Reading {
  const isApart = reading.act === 'cancel' ? isQuoted(text) : isAction(reading) && isJest(text);
  if (open === undefined || !isApart) return reading;
  return unchanged({ ...reading, act: 'request', negated: false }, NOT_UNDERSTOOD);
}

const WAYS = [unlessApart, unlessDelayed, unlessAfterwards];

/** The reading of a text to an open request, unless the text as a whole says that it is not meant so. */
export const asMeant = (reading: Reading, text: string, open: OpenFrame | undefined): Reading =>
  WAYS.reduce((meant, way) => way(meant, text, open), reading);

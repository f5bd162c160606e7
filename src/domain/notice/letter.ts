/** A mail without its recipient. */
export type Letter = Readonly<{ subject: string; text: string; html: string }>;

type Content = Readonly<{
  subject: string;
  paragraphs: readonly string[];
  link?: Readonly<{ label: string; url: string }>;
}>;

/** The same words as plain text and as HTML, in which everything but the markup is escaped. */
export function letterOf({ subject, paragraphs, link }: Content): Letter {
  const text = [...paragraphs, ...(link === undefined ? [] : [`${link.label}:\n${link.url}`])].join('\n\n');
  const blocks = paragraphs.map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`);
  const anchor = link && `<p><a href="${escaped(link.url)}">${escaped(link.label)}</a><br>${escaped(link.url)}</p>`;
  const html = [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body>`,
    ...blocks,
    ...(anchor === undefined ? [] : [anchor]),
    '</body></html>',
  ].join('\n');
  return { subject: subject.replaceAll(/[\r\n]+/g, ' '), text: `${text}\n`, html };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

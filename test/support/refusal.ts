import { expect } from 'chai';
import type { Response } from 'supertest';

type Issue = Readonly<{ path: string; message: string }>;

/** Asserts that the response is an error in the common format. */
export function expectRefusal(response: Response, status: number, code: string, path?: string): void {
  expect([response.status, response.body.code], response.text).to.deep.equal([status, code]);
  expect(response.type).to.equal('application/json');
  expect(response.body.success).to.equal(false);
  expect(response.body.error).to.be.a('string').and.not.equal('');
  expect(response.body.remedy).to.match(/^[A-Z].*[.]$/);
  expect(response.body.docs).to.match(new RegExp(`^https?://[^/]+/docs/errors#${code}$`));
  expect(response.body.requestId).to.equal(response.get('x-request-id'));
  expect(response.text).to.not.match(/\bat .*\.[jt]s:\d+/);
  if (path !== undefined) expect((response.body.details as Issue[]).map((issue) => issue.path)).to.include(path);
}

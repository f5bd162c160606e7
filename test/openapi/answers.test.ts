import { expect } from 'chai';
import { expectDescribed, type Operation, operations } from '../support/description.ts';
import { exampleRequest } from '../support/example-requests.ts';
import { exampleWorld } from '../support/example-world.ts';

const recordedIn = ({ parameters = [], requestBody, responses }: Operation) => ({
  parameters: parameters.filter(({ example }) => example !== undefined),
  body: requestBody?.content['application/json'].examples?.sandbox?.value as object | undefined,
  response: Object.values(responses[200]?.content ?? {})[0]?.examples?.sandbox,
});

describe('responses and the committed API description', () => {
  let of: Awaited<ReturnType<typeof exampleWorld>>;
  before(async () => {
    of = await exampleWorld();
  });

  for (const { path, method, operation } of operations)
    it(`${operation.operationId} answers as described, and its example succeeds in the sandbox`, async () => {
      const { once, headers, path: place, query = '', body } = await exampleRequest(path, operation.operationId, of);
      const anonymous = of.world.api[method](place);
      expectDescribed(path, method, await (body === undefined ? anonymous : anonymous.send({})));

      const example = recordedIn(operation);
      expect(example.response, 'npm run examples records a new example').to.not.equal(undefined);
      expect(example.body === undefined).to.equal(body === undefined);
      const inQuery = example.parameters.flatMap(({ name, in: where, example: value }) =>
        where === 'query' && query.includes(`${name}=`) ? [[name, String(value)] as [string, string]] : [],
      );
      const search = once === undefined ? new URLSearchParams(inQuery).toString() : query;
      const request = of.world.api[method](`${place}?${search}`).set(headers);
      const sent = once === undefined ? example.body : (body as object | undefined);
      const response = await (sent === undefined ? request : request.send(sent));
      expectDescribed(path, method, response);
      expect(response.status, response.text).to.equal(200);
    });
});

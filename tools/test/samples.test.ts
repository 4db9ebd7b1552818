// Every page is visited by e2e at the samples of its row; what a sample needs must be something that e2e can make.
import { expect, it } from 'vitest';
import { allPages } from '../../apps/portal/src/routes/allPages.ts';
import { SAMPLE_THINGS, thingsIn } from '../../e2e/sampleThings.ts';

const samples = allPages.flatMap(({ paths, login, samples: addresses }) => addresses.map((sample) => ({ path: paths[0], login, sample })));

it('samples name in braces only what e2e makes', () => {
  const known: readonly string[] = SAMPLE_THINGS;
  const missing = samples.flatMap(({ path, sample }) =>
    thingsIn(sample)
      .filter((thing) => !known.includes(thing))
      .map((thing) => `${path}: nothing makes {${thing}} of its sample ${sample}; name it in e2e/sampleThings.ts and make it in e2e/accounts.ts.`),
  );
  expect(missing).toEqual([]);
});

it('samples behind a login have no number of somebody else', () => {
  const wrong = samples
    .filter(({ login, sample }) => (login === 'member' || login === 'merchant') && /\/\d+(?:\/|\?|$)|Id=\d/.test(sample))
    .map(({ path, sample }) => `${path}: the number in its sample ${sample} is nobody's; write {order} or another name of e2e/sampleThings.ts in its place.`);
  expect(wrong).toEqual([]);
});

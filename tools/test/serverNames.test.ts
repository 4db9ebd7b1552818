// A site may say its own words, so pages have theirs in catalogs; the server has its own for letters, operators and the log. By default both say
// the same of the same thing.
import { expect, test } from 'vitest';
import { lifecycleNames } from '../../apps/server/src/datasheets/parts/lifecycleNames.ts';
import { typeNames } from '../../apps/server/src/datasheets/uploads/queueReview.ts';
import { regionNames } from '../../apps/server/src/entries/authorisations/authorisations.rules.ts';
import { kindNames } from '../../apps/server/src/entries/entries/entries.rules.ts';
import { stateNames } from '../../apps/server/src/takedowns/takedowns.rules.ts';
import { documentWordsMessages } from '../../packages/features/src/datasheets/documents/document-words/messages.ts';
import { entryListMessages } from '../../packages/features/src/entries/entries/entry-list/messages.ts';
import { takedownQueueMessages } from '../../packages/features/src/operator/takedown-queue/messages.ts';
import { lifecycleMessages } from '../../packages/features/src/parts/lifecycle-mark/messages.ts';
import { salesRegionMessages } from '../../packages/features/src/parts/sales-region/messages.ts';

test.each([
  ['sales regions', regionNames, salesRegionMessages],
  ['lifecycles', lifecycleNames, lifecycleMessages],
  ['types of documents', typeNames, documentWordsMessages],
  ['kinds of entries', kindNames, entryListMessages],
  ['states of notices of infringement', stateNames, takedownQueueMessages],
])('the server and pages name %s alike', (_what, names, { texts }) => {
  expect(texts).toMatchObject(names);
});

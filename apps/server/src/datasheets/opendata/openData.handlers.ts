import { many } from '../../platform/errors.ts';
import { storedFile } from '../../platform/fileReply.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { isDay } from '../../platform/isDay.ts';
import { openDataNotFoundFailure } from './openData.errors.ts';
import { findOpenFile, listReleases } from './openData.queries.ts';
import { contentTypeOf } from './openFiles.rules.ts';

/** The public data of each day, to take away. */
export const openDataHandlers = {
  openReleases: async ({ db }) => many(await listReleases(db)),
  async openDataFile({ db }, { release, name }) {
    const file = release === 'latest' || isDay(release) ? await findOpenFile(db, { release, name }) : undefined;
    if (!file) throw openDataNotFoundFailure();
    return storedFile({
      name: `chippage-${file.day}-${name}`,
      contentType: contentTypeOf(name),
      disposition: 'attachment',
      sha256: file.sha256,
      sizeBytes: file.sizeBytes,
      isForever: release !== 'latest',
    });
  },
} satisfies Handlers<'openReleases' | 'openDataFile'>;

// `npm run packages`: builds what other sites install. `-- pack <folder>` packs it, `-- try` installs it, `-- record` records its interface.
import { buildPackages } from './buildPackages.ts';
import { packPackages } from './packPackages.ts';
import { recordApi } from './publicApi.ts';
import { tryPackages } from './tryPackages.ts';

const [what = 'build', folder = 'packages-dist'] = process.argv.slice(2);
if (what === 'try') process.exitCode = (await tryPackages()).failed > 0 ? 1 : 0;
else {
  await buildPackages();
  if (what === 'record') recordApi();
  if (what === 'pack') for (const file of (await packPackages(folder)).values()) console.log(file);
}

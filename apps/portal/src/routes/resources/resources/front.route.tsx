import { resourceIndexQuery } from '@chippage/api/resources';
import { AreaFrame, ResourceFront, SeriesCards, useResourceFront } from '@chippage/features/Resources';
import { LinkButton } from '@chippage/ui/LinkButton';
import { vital } from '../../../page/needs.ts';
import { prefetch } from '../../../page/prefetch.ts';
import { resourcesPaths } from '../resources.paths.ts';
import { t } from '../resources.words.ts';

export const loader = prefetch(() => [vital(resourceIndexQuery, {})]);

/** The front page of the technical resources. */
export default function ResourceFrontRoute() {
  const { index, newest } = useResourceFront();
  return (
    <AreaFrame
      section="front"
      title={t('resources')}
      lead={t('resourcesLead')}
      action={
        <LinkButton variant="outline" href={resourcesPaths.addResource()}>
          {t('handIn')}
        </LinkButton>
      }
    >
      <ResourceFront index={index} series={newest.length > 0 ? <SeriesCards series={newest} headingLevel={3} /> : null} />
    </AreaFrame>
  );
}

import { NotFound } from '@chippage/features/NotFound';
import { isRouteErrorResponse, useNavigate, useRouteError } from 'react-router-dom';
import { t } from '../messages.ts';
import { PageMissing } from '../page/missing.ts';
import { PageHead } from '../page/PageHead.tsx';
import { paths } from '../paths.ts';

/** A page that could not be shown: 404 for what does not exist, else what went wrong and how to go on. */
export function RouteFailurePage() {
  const error = useRouteError();
  const navigate = useNavigate();
  const status = isRouteErrorResponse(error) ? error.status : error instanceof PageMissing ? 404 : 500;
  if (status === 404) {
    return (
      <>
        <PageHead title={t('notFoundTitle')} description={t('notFoundDescription')} />
        <NotFound onGoHome={() => void navigate(paths.home(), { replace: true })} suggestions={[{ label: t('allBrands'), href: paths.brandList() }, { label: t('dataSources'), href: paths.dataSources() }]} />
      </>
    );
  }
  return (
    <>
      <PageHead title={t('failureTitle')} description={t('failureTitle')} />
      <h1>{t('failureTitle')}</h1>
    </>
  );
}

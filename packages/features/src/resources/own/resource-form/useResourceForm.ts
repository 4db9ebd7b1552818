import { useApi } from '@chippage/api/ApiProvider';
import { toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import { addResource, myResourceQuery, myResourcesQuery, resourceDetailQuery, uploadResourceFile } from '@chippage/api/resources';
import type { ResourceFormProps } from './ResourceForm.tsx';

/** Binds `ResourceForm` to the API. @param id One of the member's that is handed in again; undefined: a new one */
export function useResourceForm(id: number | undefined): ResourceFormProps & { isMissing: boolean } {
  const client = useApi();
  const invalidate = useInvalidate();
  const detail = myResourceQuery.use(id === undefined ? null : { id });
  return {
    resource: id === undefined ? null : toLoadable(detail),
    isMissing: detail.error?.status === 404,
    onUpload: (file, { signal, onProgress }) => uploadResourceFile({ file, name: file.name }, { client, signal, onProgress }),
    onSave: async (resource) => {
      await addResource(resource, { client });
      await Promise.all([invalidate(myResourcesQuery), invalidate(myResourceQuery), invalidate(resourceDetailQuery)]);
    },
  };
}

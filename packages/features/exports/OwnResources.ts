/** What a member hands in to the technical resources. */
export { OwnResources, type OwnResourcesProps, ownResourceStates } from '../src/resources/own/own-resources/OwnResources.tsx';
export { useOwnResources } from '../src/resources/own/own-resources/useOwnResources.ts';
export { ResourceForm, type ResourceFormProps } from '../src/resources/own/resource-form/ResourceForm.tsx';
export { useResourceForm } from '../src/resources/own/resource-form/useResourceForm.ts';

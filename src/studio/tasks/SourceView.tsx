import { Alert, Center, Code, CopyButton, Button, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CodeView } from './CodeView.tsx';
import { taskQueries } from './queries.ts';
import css from './template.module.css';

/** The template's source, as it is in the repository. */
export function SourceView({ task }: { task: string }) {
  const { data: source, error } = useQuery(taskQueries.source(task));
  if (error)
    return (
      <Alert color="red" variant="light" m="lg" title="No source">
        {error.message}
      </Alert>
    );
  if (!source)
    return (
      <Center flex={1}>
        <Loader aria-label="Loading the source" />
      </Center>
    );
  return (
    <div className={css['source']}>
      <div className={css['path']}>
        <Code>
          {source.path}:{source.line}
        </Code>
        <CopyButton value={source.path}>
          {({ copied, copy }) => (
            <Button variant="subtle" size="compact-sm" onClick={copy}>
              {copied ? 'Copied' : 'Copy the path'}
            </Button>
          )}
        </CopyButton>
      </div>
      <CodeView text={source.text} line={source.line} label={`Source of ${task}`} />
    </div>
  );
}

import { Button, Code, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { saveText } from '../format.ts';
import { CopyIcon } from '../phone/Copyable.tsx';
import { CodeView } from '../tasks/CodeView.tsx';
import { useRecording } from './context.ts';
import css from './record.module.css';

/** The file as it would be kept now: at every stage, for whoever wants to read it or go on by hand. */
export function FilePanel() {
  const {
    detail: { file },
  } = useRecording();
  return (
    <section className={css['file']} aria-label="File">
      {file ? (
        <>
          <div className={css['path']}>
            <Code>{file.path}</Code>
            <CopyIcon text={file.text} label="Copy the file" />
            <span className={css['grow']} />
            <DownloadFile />
          </div>
          <CodeView text={file.text} line={1} label={`File ${file.path}`} />
        </>
      ) : (
        <Text className={css['quiet']!} p="md">
          There is a file once a solution is recorded.
        </Text>
      )}
    </section>
  );
}

/** Downloads the file as it stands. */
export function DownloadFile() {
  const {
    detail: { file },
  } = useRecording();
  if (!file) return null;
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconDownload size={14} />}
      onClick={() => saveText(file.path.split('/').at(-1)!, file.text)}
    >
      Download
    </Button>
  );
}

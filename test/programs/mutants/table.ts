import { MUTANTS } from './mutants'

const linked = (file: string): string => {
  const path = file.replace(/^test\//, '')
  return `[${path.replace(/\.test\.ts$/, '')}](${path})`
}

/** The planted faults and who notices them, for the page of tests. */
export const mutantsTable = (): string =>
  [
    '| planted fault | what was done | noticed by |',
    '| --- | --- | --- |',
    ...MUTANTS.map(({ name, what, noticedBy }) => `| ${name} | ${what} | ${noticedBy.map(linked).join(', ')} |`),
  ].join('\n')

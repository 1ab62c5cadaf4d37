export * from '../en/replay'

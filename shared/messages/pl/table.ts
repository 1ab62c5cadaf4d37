export * from '../en/table'

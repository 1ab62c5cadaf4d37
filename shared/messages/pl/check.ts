export * from '../en/check'

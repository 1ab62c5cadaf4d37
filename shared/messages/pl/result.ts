export * from '../en/result'

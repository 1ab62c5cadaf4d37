export * from '../en/refusals'

export * from '../en/brief'

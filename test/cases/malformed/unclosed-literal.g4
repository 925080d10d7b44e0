grammar G;
s : 'abc ;
